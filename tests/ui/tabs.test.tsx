import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LinkTabs, TabLinkList, TabList, TabPanel, Tabs } from '../../src/ui/Tabs.tsx';
import { expectAccessible, show } from './show.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  const tabs = ['Ett', 'Två'].map((label) => ({ value: label, label }));
  const showTabs = () => {
    const change = vi.fn();
    show(
      <Tabs value="Ett" onChange={change}>
        <TabList label="Tal" tabs={tabs} />
        <TabPanel value="Ett">
          <p>Det första</p>
        </TabPanel>
      </Tabs>,
    );
    return change;
  };

  it('names the panel after the selected tab', async () => {
    showTabs();
    expect(screen.getByRole('tablist', { name: 'Tal' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Ett' }).textContent).toBe('Det första');
    await expectAccessible();
  });

  it('announces no panel while there are no tabs', async () => {
    show(
      <Tabs value="Ett" onChange={vi.fn()}>
        <TabPanel value="Ett" hasTabs={false}>
          Det första
        </TabPanel>
      </Tabs>,
    );
    const panel = screen.getByText('Det första');
    expect(['role', 'aria-labelledby'].map((name) => panel.getAttribute(name))).toEqual([null, null]);
    await expectAccessible();
  });

  it('moves the focus with the arrow keys and selects with Enter', async () => {
    const change = showTabs();
    tab('Ett').focus();
    fireEvent.keyDown(tab('Ett'), { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(tab('Två')));
    expect([tab('Ett').tabIndex, tab('Två').tabIndex]).toEqual([-1, 0]);
    expect(change).not.toHaveBeenCalled();
    fireEvent.keyDown(tab('Två'), { key: 'Enter' });
    expect(change).toHaveBeenCalledExactlyOnceWith('Två');
  });

  it('selects a tab on a press, but not the selected tab again', () => {
    const change = showTabs();
    for (const name of ['Ett', 'Två']) fireEvent.mouseDown(tab(name));
    expect(change).toHaveBeenCalledExactlyOnceWith('Två');
  });
});

describe('LinkTabs', () => {
  const tabs = [
    { to: '/a/one', label: 'Ett' },
    { to: '/a/two', label: 'Två' },
    { to: '/a/three', label: 'Tre' },
  ];

  function Page() {
    const { pathname } = useLocation();
    const value = tabs.some(({ to }) => to === pathname) ? pathname : '/a/one';
    return (
      <LinkTabs value={value}>
        <TabLinkList label="Val" tabs={tabs} />
        <TabPanel value={value}>Innehåll</TabPanel>
      </LinkTabs>
    );
  }

  it('opens the neighbouring tab with the arrow keys, Home and End', async () => {
    show(<Page />);
    tab('Ett').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Två'],
      ['End', 'Tre'],
      ['ArrowRight', 'Ett'],
      ['ArrowLeft', 'Tre'],
      ['Home', 'Ett'],
    ] as const) {
      fireEvent.keyDown(selectedTab(), { key });
      await waitFor(() => expect(selectedTab().textContent).toBe(name));
      expect(document.activeElement).toBe(selectedTab());
    }
    expect(screen.getByRole('tabpanel', { name: 'Ett' })).toBeDefined();
    await expectAccessible();
  });

  it('contains links that can be pressed', () => {
    show(<Page />);
    expect(tab('Två').getAttribute('href')).toBe('/a/two');
    fireEvent.click(tab('Två'));
    expect(selectedTab().textContent).toBe('Två');
  });

  it('opens a tab on mousedown, but leaves a press with a modifier key to the browser', () => {
    show(<Page />);
    for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      expect(fireEvent.mouseDown(tab('Två'), { [modifier]: true })).toBe(false);
    expect(selectedTab().textContent).toBe('Ett');
    fireEvent.mouseDown(tab('Två'));
    expect(selectedTab().textContent).toBe('Två');
  });
});
