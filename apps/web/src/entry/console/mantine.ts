/*
 * Mantine's styles, component by component: only what the whole app document uses. A component
 * that one feature alone needs imports its own `@mantine/core/styles/<Name>.layer.css` beside it.
 * The layered files keep below the tokens and modules of the product whatever their order.
 */
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './mantine.css';
