// An empty page with the packages that the log-in page needs: the lower limit of its size and speed.
import { useSelector } from '@xstate/react';
import { jwtDecode } from 'jwt-decode';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { FormattedNumber, IntlProvider } from 'react-intl';
import { BrowserRouter, Link, matchRoutes, useLocation } from 'react-router-dom';
import { createActor, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';

const claims = z.object({ exp: z.number() });
const read = fromPromise(async () => claims.parse(jwtDecode(await ky('/token').text())));
const machine = setup({ actors: { read } }).createMachine({
  initial: 'idle',
  states: { idle: { on: { go: 'reading' } }, reading: { invoke: { src: 'read', onDone: 'idle', onError: 'idle' } } },
});
const actor = createActor(machine).start();

function Page() {
  const state = useSelector(actor, ({ value }) => value);
  const matches = matchRoutes([{ path: '*' }], useLocation());
  return (
    <h1>
      <FormattedNumber value={state.length + (matches?.length ?? 0)} />
    </h1>
  );
}

createRoot(document.body).render(
  <IntlProvider locale="sv">
    <BrowserRouter>
      <Page />
      <Link to="/">.</Link>
    </BrowserRouter>
  </IntlProvider>,
);
