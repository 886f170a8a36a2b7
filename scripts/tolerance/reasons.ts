interface Reason {
  readonly call: string;
  readonly paths: readonly string[];
  /** Default: any kind of change. */
  readonly kinds?: readonly string[];
  readonly why: string;
}

/** The changes that may replace the whole page. */
export const REASONS: readonly Reason[] = [
  {
    call: 'cardholderInfo',
    paths: ['', 'id', 'branch', 'branch.id'],
    why: 'the ids of the cardholder and the branch decide which policy must be accepted',
  },
  {
    call: 'customPolicy',
    paths: ['', 'policyText', 'accepted'],
    why: 'it decides access: the session ends when the policy cannot be read (§7)',
  },
  { call: 'accounts', paths: [''], why: 'without an account there is nothing to show' },
  { call: 'onboardingStatus', paths: ['', 'needsOnboarding'], why: 'it decides whether the welcome comes first' },
  {
    call: 'passwordResetLink',
    paths: ['used'],
    kinds: ['opposite'],
    why: 'a used link leads to the log-in page (§4)',
  },
];
