/** What the user reads when a call fails in one of these ways. */
export const REJECTED_TEXTS = {
  swedish: 'Det gick inte just nu. Försök igen om en stund.',
  english: 'Could not fetch data from the server. Try again in a moment.',
};
export const INVALID_RESPONSE_TEXTS = {
  swedish: 'Vi fick ett svar som vi inte förstod. Försök igen, och kontakta supporten om det händer flera gånger.',
  english: 'We got an answer that we did not understand. Try again, and contact support if it keeps happening.',
};
export const UNREACHABLE_TEXTS = {
  swedish: 'Vi får ingen kontakt. Kontrollera att du är uppkopplad och försök igen.',
  english: 'We cannot reach the server. Check that you are online and try again.',
};
