declare global {
  interface Window {
    /** The token of the address (§4). `public/before-paint.js` has removed it from the address and the history entry. */
    offeredToken?: string | undefined;
  }
}

/** Takes the token that came in the address, also if it is invalid: the session validates it. Null without one. */
export function takeOfferedToken(): string | null {
  const { offeredToken = null } = window;
  window.offeredToken = undefined;
  return offeredToken;
}
