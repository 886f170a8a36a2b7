/** A text to find, as it is sent to the page: as Playwright compares it, or a pattern. */
export type TextPattern =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string };

export interface RoleStep {
  readonly kind: 'role';
  readonly role: string;
  readonly name?: TextPattern;
  readonly level?: number;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly includeHidden?: boolean;
}

/** One part of a locator: it finds elements inside of those before, or keeps some of them. */
export type Step =
  | RoleStep
  | { readonly kind: 'css'; readonly selector: string }
  | { readonly kind: 'text' | 'label'; readonly text: TextPattern }
  | { readonly kind: 'hasText' | 'hasNotText'; readonly text: TextPattern }
  | { readonly kind: 'has' | 'hasNot'; readonly steps: readonly Step[] }
  | { readonly kind: 'visible'; readonly isVisible: boolean }
  | { readonly kind: 'and' | 'or'; readonly steps: readonly Step[] }
  | { readonly kind: 'nth'; readonly index: number };

/** What a locator finds now; the rest is about the first element. */
export interface Found {
  readonly count: number;
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  readonly isEditable: boolean;
  readonly isChecked: boolean;
}

/** Where the first element is, CSS pixels of the window, and whether a press there reaches it. */
export interface Place extends Found {
  readonly x: number;
  readonly y: number;
  readonly isOnTop: boolean;
}
