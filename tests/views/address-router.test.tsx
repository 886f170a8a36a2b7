import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AddressRouter } from '../../src/app/AddressRouter.tsx';
import { historyOfUser } from '../../src/ports/history.ts';
import { TextElement } from '../../src/ui/TextElement.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/home'));

function Page() {
  const { pathname, search } = useLocation();
  if (pathname === '/old') return <Navigate to={`/support${search}`} replace />;
  return (
    <>
      <h1>
        <TextElement>{pathname + search}</TextElement>
      </h1>
      <Link to="/support" state={{ question: 'x' }}>
        Support
      </Link>
      <Link to="?calculator">Calculator</Link>
    </>
  );
}

function shown() {
  const browser = historyOfUser();
  browser.setUser('anna');
  render(
    <AddressRouter browser={browser}>
      <Page />
    </AddressRouter>,
  );
  return browser;
}

const heading = () => screen.getByRole('heading').textContent;
const link = (name: string) => screen.getByRole('link', { name });

it('shows the address to which a machine goes', () => {
  const browser = shown();
  expect(heading()).toBe('/home');
  act(() => browser.go('/transactions?year=2025'));
  expect(heading()).toBe('/transactions?year=2025');
});

it('changes the address through the port, so that the entry is one of the user', () => {
  const browser = shown();
  const before = history.length;
  fireEvent.click(link('Support'));
  expect([heading(), location.pathname, history.length]).toEqual(['/support', '/support', before + 1]);
  expect([browser.entryUser(), browser.pageState()]).toEqual(['anna', { question: 'x' }]);
});

it('changes nothing at a link to the current address', () => {
  const browser = shown();
  browser.go('/support', { state: { question: 'y' } });
  const before = history.length;
  fireEvent.click(link('Support'));
  expect([history.length, browser.pageState()]).toEqual([before, { question: 'y' }]);
});

it('keeps the query at a redirect, which adds no entry', () => {
  const browser = shown();
  act(() => browser.go('/old?next=%2Fcard'));
  expect([heading(), location.pathname + location.search]).toEqual(['/support?next=%2Fcard', '/support?next=%2Fcard']);
});

it('has no link to another site at an address with two slashes', () => {
  history.replaceState(null, '', `${location.origin}//evil.example/home`);
  shown();
  expect(link('Calculator').getAttribute('href')).toBe('/evil.example/home?calculator');
  fireEvent.click(link('Calculator'));
  expect(location.pathname + location.search).toBe('/evil.example/home?calculator');
});
