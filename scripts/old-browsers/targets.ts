/** The oldest browsers that the portal supports, by their names in the compatibility data (docs/operations.md, Browsers). */
export const OLDEST = {
  chrome: 109,
  edge: 109,
  firefox: 115,
  safari: 16.4,
  safari_ios: 16.4,
  samsunginternet_android: 23,
} as const;

/** What the code is compiled for. */
export const BUILD_TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
