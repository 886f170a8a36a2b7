import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderLater } from '../../src/ui/RenderLater.tsx';
import { show } from './show.tsx';

test('renders its children after what is around it', () => {
  const page = (
    <main>
      <p>first</p>
      <RenderLater>
        <p>later</p>
      </RenderLater>
    </main>
  );
  expect(renderToString(page)).toBe('<main><p>first</p></main>');
  show(page);
  expect(screen.getByRole('main').textContent).toBe('firstlater');
});
