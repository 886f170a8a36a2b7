import type { HttpRequest } from './requests.ts';

/** The simulated users and their accounts. */
export const USERS = [
  { persona: 'anna', account: 30_412 },
  { persona: 'tage', account: 30_508 },
  { persona: 'maja', account: 30_511 },
  { persona: 'siri', account: 30_527 },
  { persona: 'ylva', account: 30_523 },
  { persona: 'signe', account: 30_535 },
] as const;

export interface User {
  readonly token: string;
  readonly account: number;
}

/** The requests of one visit: mostly those of /home, some changes, and the start of a log-in. */
export function requestsOfVisit({ token, account }: User, number: number): HttpRequest[] {
  const get = (path: string): HttpRequest => ({ method: 'GET', path: `/api${path}`, token });
  const post = (path: string, body: object): HttpRequest => ({ method: 'POST', path: `/api${path}`, token, body });
  const card = `card-${account}-1`;
  const year = new Date().getFullYear() + 1;
  return [
    get('/cardholder/info'),
    get('/cardholder/accounts/v2'),
    get(`/cardholder/accounts/v2/${account}/cards`),
    get(`/cardholder/accounts/v2/${account}/balance`),
    get(`/cardholder/accounts/v2/${account}/transactions?page=0&size=5`),
    get(`/cardholder/topups/${account}/next-topup-info`),
    get(`/cardholder/cards/v2/${card}/card-pin-status`),
    get(`/cards/api/v3/cards/${card}/wallet-tokens`),
    get('/cardholder/notifications/active/cardholder'),
    post('/cardholder/hubspot/blog-posts', { limit: 100, state: 'PUBLISHED', contentGroupId: 'cardholder' }),
    get(`/cardholder/accounts/v2/${account}/transactions/years/${year - 1}`),
    get(`/cardholder/topups/calendar/${year}`),
    post(`/cardholder/topups/${year}/${6 + (number % 6)}/${number % 2 === 0 ? 'order' : 'cancel'}`, {}),
    post('/cardholder/preferences', { lowOnCreditSms: number % 2 === 0 }),
    post('/auth/token/renew', {}),
    { method: 'POST', path: '/api/auth/auth/bankid/v2/start', body: { authSource: 'CARDHOLDER_PORTAL' } },
  ];
}
