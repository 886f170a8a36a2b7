import { bankIdLoginModel } from './bankid/bankid-login.model.ts';
import { accessGateModel } from './gate/access-gate.model.ts';
import { homeModel } from './home/home.model.ts';
import { languageModel } from './language/language.model.ts';
import type { AnyModel } from './model.ts';
import { portalModel } from './portal/portal.model.ts';
import { sessionModel } from './session/session.model.ts';
import { toastModel } from './toasts/toast.model.ts';
import { toastsModel } from './toasts/toasts.model.ts';

/** The model of every machine that ships: what path tests, diagrams and coverage are made from. */
export const models: readonly AnyModel[] = [
  portalModel,
  languageModel,
  sessionModel,
  bankIdLoginModel,
  accessGateModel,
  homeModel,
  toastsModel,
  toastModel,
];
