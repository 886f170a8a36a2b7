import { cardSamples } from './card-samples.ts';
import { contactSamples } from './contact-samples.ts';
import { loginSamples } from './login-samples.ts';
import { sampleOf } from './other-data.ts';
import type { Sample } from './sample.ts';
import { topupSamples } from './topup-samples.ts';
import { transactionSamples } from './transaction-samples.ts';

/** What pages show only with other data or settings than the paths have. */
export const dataSamples = (): readonly Sample[] =>
  [...loginSamples, ...contactSamples, ...cardSamples, ...topupSamples, ...transactionSamples].map(([machine, data]) =>
    sampleOf(machine, data),
  );
