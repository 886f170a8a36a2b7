/** What the script that records messages adds to a page. */
export interface MessageWindow {
  /** Sends a text to the test, which keeps it when the page is left. */
  recordMessage(role: string, text: string): void;
  /** The texts of this page by role and text; they need no time to arrive. */
  readonly shownMessages?: Map<string, readonly [role: string, text: string]>;
}

/** Runs in the page: records each text that an error message, a status or a field with an error shows. */
export function recordMessages(): void {
  const shown: NonNullable<MessageWindow['shownMessages']> = new Map();
  Object.assign(globalThis, { shownMessages: shown });
  const record = (role: string, text: string) => {
    const key = `${role} ${text}`;
    if (text === '' || shown.has(key)) return;
    shown.set(key, [role, text]);
    (globalThis as unknown as MessageWindow).recordMessage(role, text);
  };
  const report = () => {
    for (const element of document.querySelectorAll('[role=alert], [role=status], [aria-invalid=true]')) {
      const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      const source = described.length > 0 ? document.getElementById(described.at(-1) ?? '') : element;
      record(element.getAttribute('role') ?? 'alert', source?.textContent?.trim() ?? '');
    }
  };
  new MutationObserver(report).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: what was shown so far does not count. */
export const forgetMessages = (): void => {
  (globalThis as unknown as MessageWindow).shownMessages?.clear();
};

/** Runs in the page: the messages that it has shown. */
export const readMessages = (): (readonly [role: string, text: string])[] => [
  ...((globalThis as unknown as MessageWindow).shownMessages?.values() ?? []),
];
