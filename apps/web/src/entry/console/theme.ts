import {
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
} from '@mantine/core';

/** Simrik crimson around the action colour of `shell/styles/tokens.css`, which is its seventh step. */
const SIMRIK: MantineColorsTuple = [
  '#fdecf1',
  '#f9d3dd',
  '#f2a3b7',
  '#ea708f',
  '#e8607f',
  '#d33a62',
  '#c01843',
  '#a31238',
  '#870e2e',
  '#6b0a24',
];

/** Mantine in the product's type, shape and motion; its colours come from `themeVariables`. */
export const theme = createTheme({
  primaryColor: 'simrik',
  colors: { simrik: SIMRIK },
  primaryShade: 6,
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '750', textWrap: 'balance' },
  defaultRadius: 8,
  respectReducedMotion: true,
  components: {
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    }),
  },
});

const COLOURS = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--action-text)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--neutral-soft)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--neutral-soft)',
  '--mantine-color-disabled-color': 'var(--neutral)',
  '--mantine-color-disabled-border': 'var(--line)',
};

/**
 * Mantine's colours are the tokens, which are `light-dark()` pairs: the same for both schemes, so
 * that the system's choice reaches Mantine and the rest alike.
 */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: COLOURS,
  dark: COLOURS,
});
