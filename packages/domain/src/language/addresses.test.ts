import { describe, expect, it } from 'vitest';
import { addressIn, languageOfAddress, plainAddress } from './addresses.ts';

describe('addresses of public pages', () => {
  it.each([
    ['/', '/ne'],
    ['/#gallery', '/ne#gallery'],
    ['/?sign-in=%2Fuser', '/ne?sign-in=%2Fuser'],
    ['/results', '/ne/results'],
    ['/works/2025?event=3&page=2', '/ne/works/2025?event=3&page=2'],
    ['/network', '/ne/network'],
    ['/verify#abc', '/ne/verify#abc'],
  ])('%s is %s in Nepali', (english, nepali) => {
    expect(addressIn('ne', english)).toBe(nepali);
    expect(addressIn('ne', nepali)).toBe(nepali);
    expect(addressIn('en', nepali)).toBe(english);
    expect(plainAddress(nepali)).toBe(english);
    expect(plainAddress(english)).toBe(english);
    expect([english, nepali].map(languageOfAddress)).toEqual(['en', 'ne']);
  });

  it('takes nothing else for a language', () => {
    expect(['/network', '/NE', '/en', '/n', '/user/ne', ''].map(languageOfAddress)).toEqual([
      'en',
      'en',
      'en',
      'en',
      'en',
      'en',
    ]);
    expect(plainAddress('//ne.example/x')).toBe('//ne.example/x');
  });
});
