const ADDED = 'src/app/older-browsers.ts adds it';
const ASKED = 'the package asks whether it is there';
const OWN_NAME = 'a member of that name of an object of the portal or of a package';
const LOOKS = 'without it the page looks plainer, and everything can be read and used';
const POINTER = 'iOS has no mouse pointer';

/** Newer features that built files use, each with the reason why the oldest supported browsers work all the same. */
export const KNOWN: Readonly<Record<string, string>> = {
  'Map.groupBy': ADDED,
  'URL.canParse': ADDED,
  'AbortSignal.any': ADDED,
  '.toSorted': ADDED,
  '.hidePopover': ADDED,
  '.popoverTargetElement': ADDED,
  '.popover': ADDED,
  '.popoverTargetAction': ADDED,
  '.checkVisibility': ASKED,
  '.bytes': ASKED,
  'Error.captureStackTrace': ASKED,
  'Intl.DurationFormat': ASKED,
  '.ariaHidden': 'the package also looks at the attribute `hidden` and the style',
  '.dispose': OWN_NAME,
  '.difference': OWN_NAME,
  '.use': OWN_NAME,
  ':has': 'only Firefox before 121 lacks it: src/app/styles.css has a rule for it',
  ':open': 'in a list of `:is()`, which ignores what it does not know',
  ':popover-open': 'in a list of `:is()`, which ignores what it does not know',
  '@property': 'Tailwind sets the same values in a rule for Firefox',
  '@page': LOOKS,
  'contain-intrinsic-size': LOOKS,
  'content-visibility': LOOKS,
  'content-visibility: auto': LOOKS,
  'content-visibility: visible': LOOKS,
  'field-sizing': LOOKS,
  'field-sizing: content': LOOKS,
  'hyphenate-limit-chars': LOOKS,
  hyphens: LOOKS,
  'scrollbar-gutter': LOOKS,
  'scrollbar-gutter: stable': LOOKS,
  'text-decoration: dotted': LOOKS,
  'text-wrap': LOOKS,
  'text-wrap: balance': LOOKS,
  'user-select': LOOKS,
  'cursor: default': POINTER,
  'cursor: pointer': POINTER,
  resize: POINTER,
  'resize: vertical': POINTER,
};
