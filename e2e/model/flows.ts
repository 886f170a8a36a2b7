import type { AnyFlow } from './flow.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { bankIdLoginFlow } from './flows/bankid-login.flow.ts';
import { homeFlow } from './flows/home.flow.ts';
import { languageFlow } from './flows/language.flow.ts';
import { portalFlow } from './flows/portal.flow.ts';
import { sessionFlow } from './flows/session.flow.ts';
import { toastFlow, toastsFlow } from './flows/toasts.flow.ts';

/** How each machine is walked in the browser. */
export const flows: readonly AnyFlow[] = [
  portalFlow,
  languageFlow,
  sessionFlow,
  bankIdLoginFlow,
  accessGateFlow,
  homeFlow,
  toastsFlow,
  toastFlow,
];
