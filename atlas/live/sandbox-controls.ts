import type { CallFailure } from '../../contract/backend.ts';

/** The controls of the sandbox that the atlas uses. */
export interface SandboxControls {
  /**
   * Gives the sandbox a persona with new data and no faults. Resolves with the token of a log-in, by default with BankID; null
   * for a signed-out portal. The sandbox then accepts the signatures of paths.
   */
  prepare(persona: string | null, authenticationMethod?: string): Promise<string | null>;
  /** Makes the next request of a call fail. The portal's tab arranges a call that gets no answer. */
  arrangeFailure(call: string, failure: CallFailure): Promise<void>;
  /** ms */
  passTime(duration: number): Promise<void>;
}

export interface Persona {
  readonly persona: string;
  readonly description: string;
}

/** The personas with a lunch card. */
export async function readPersonas(): Promise<readonly Persona[]> {
  const response = await fetch('/sandbox/api/personas');
  return response.ok ? ((await response.json()) as Persona[]) : [];
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/sandbox/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

function faultOf(failure: CallFailure): object | null {
  switch (failure.kind) {
    case 'rejected':
      return { status: failure.status, ...(failure.detail !== null && { detail: failure.detail }) };
    case 'invalidResponse':
      return { body: 'malformed' };
    default:
      return null;
  }
}

/** The controls of the sandbox on this origin. */
export const sandboxControls: SandboxControls = {
  async prepare(persona, authenticationMethod) {
    await post('/faults/clear', {});
    if (persona === null) return null;
    await post('/reset', { persona });
    const { accessToken } = (await post('/token', { persona, authenticationMethod, acceptsAnySignature: true })) as {
      accessToken: string;
    };
    return accessToken;
  },
  async arrangeFailure(call, failure) {
    const fault = faultOf(failure);
    if (fault) await post('/faults', { call, ...fault, times: 1 });
  },
  async passTime(duration) {
    await post('/clock', { advance: duration });
  },
};
