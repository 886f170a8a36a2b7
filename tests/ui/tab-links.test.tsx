import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TabLinks, tabId } from '../../src/ui/TabLinks.tsx';
import { expectAccessible, show } from './show.tsx';

const tabs = [
  { to: '/a/one', label: 'Ett' },
  { to: '/a/two', label: 'Två' },
  { to: '/a/three', label: 'Tre' },
];

function Page() {
  const { pathname } = useLocation();
  const value = tabs.some(({ to }) => to === pathname) ? pathname : '/a/one';
  return (
    <>
      <TabLinks label="Val" tabs={tabs} value={value} panel="panel" />
      <div role="tabpanel" id="panel" aria-labelledby={tabId(value)}>
        Här
      </div>
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });
const key = (name: string) => fireEvent.keyDown(chosen(), { key: name });

it('is one stop, in which arrows open the neighbour', async () => {
  show(<Page />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  chosen().focus();
  for (const [name, label] of [
    ['ArrowRight', 'Två'],
    ['End', 'Tre'],
    ['ArrowRight', 'Ett'],
    ['ArrowLeft', 'Tre'],
    ['Home', 'Ett'],
    ['a', 'Ett'],
  ] as const) {
    key(name);
    expect(chosen().textContent).toBe(label);
    expect(document.activeElement).toBe(chosen());
  }
  expect(screen.getByRole('tabpanel', { name: 'Ett' })).toBeDefined();
  await expectAccessible();
});

it('is a link to whoever presses it', () => {
  show(<Page />);
  expect(screen.getByRole('tab', { name: 'Två' }).getAttribute('href')).toBe('/a/two');
  fireEvent.click(screen.getByRole('tab', { name: 'Två' }));
  expect(chosen().textContent).toBe('Två');
});
