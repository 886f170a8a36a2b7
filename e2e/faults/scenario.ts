import type { Page } from '@playwright/test';
import type { RunningSandbox } from '../support/sandbox.ts';

/** A page with the sandbox of its own. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: RunningSandbox;
  readonly persona: string | null;
}

/** A page, or a flow on it, that makes some calls. */
export interface Scenario {
  readonly calls: readonly string[];
  readonly path: string;
  /** Who is logged in; null for a signed-out portal. Default: anna. */
  readonly persona?: string | null;
  /** Logged in with a password instead of BankID. */
  readonly hasPassword?: boolean;
  /** How long the token is valid, s. Default: as after a log-in. */
  readonly expiresIn?: number;
  /** Fields of the configuration that are not as in the sandbox. */
  readonly config?: object;
  /** ms in which the flow polls. */
  readonly polls?: number;
  /** Called on the open page before a call fails. */
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  /** Makes the calls. Without it they are made when the page opens. */
  readonly act?: (stage: Stage) => Promise<unknown>;
}
