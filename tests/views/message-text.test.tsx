import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageText } from '../../src/screens/MessageText.tsx';
import { show } from '../ui/show.tsx';

it.each([
  ['a message', { id: 'failure.timeout' } as const, 'Svaret dröjde för länge. Försök igen om en stund.'],
  ['a known detail', { text: 'The token has expired' }, 'Din inloggning har gått ut. Logga in igen för att fortsätta.'],
  ['an unknown detail, as the server wrote it', { text: 'Locked <b>{until}</b> noon' }, 'Locked <b>{until}</b> noon'],
])('shows %s', (_, message, text) => {
  show(
    <p>
      <MessageText message={message} />
    </p>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
