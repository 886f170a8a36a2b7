import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BarChart } from '../../src/ui/BarChart.tsx';
import { Progress } from '../../src/ui/Progress.tsx';
import { Table, TableCell, TableDetail, TableRow } from '../../src/ui/Table.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import { expectAccessible, show } from './show.tsx';

it('a table is named, and its columns head its cells', async () => {
  const columns = [
    { id: 'what', label: 'Vad' },
    { id: 'much', label: 'Hur mycket', end: true },
  ];
  show(
    <Table caption="Frukt" columns={columns}>
      <TableRow>
        <TableCell>Äpple</TableCell>
        <TableCell>3</TableCell>
      </TableRow>
      <TableDetail id="more" colSpan={2}>
        Rött och sött
      </TableDetail>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Frukt' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Vad', 'Hur mycket']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Äpple', '3', 'Rött och sött']);
  await expectAccessible();
});

describe('tabs', () => {
  const tabs = ['Ett', 'Två'].map((label) => ({ value: label, label }));

  it('show the panel of the chosen one; arrows move among them, a press opens', async () => {
    const choose = vi.fn();
    show(
      <Tabs label="Tal" tabs={tabs} value="Ett" onChange={choose}>
        {(list, panel) => (
          <>
            {list}
            {panel(<p>Det första</p>)}
          </>
        )}
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Ett' }).textContent).toBe('Det första');
    const [first, second] = screen.getAllByRole('tab');
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect(choose).not.toHaveBeenCalled();
    for (const tab of [first, second]) if (tab) fireEvent.click(tab);
    expect(choose).toHaveBeenCalledExactlyOnceWith('Två');
    await expectAccessible();
  });
});

it('a bar that fills says how far it has come', async () => {
  show(<Progress label="Skriver" value={0.4} />);
  expect(screen.getByRole('progressbar', { name: 'Skriver' }).getAttribute('value')).toBe('0.4');
  await expectAccessible();
});

it('a chart draws what is more higher, what is little so that it is seen, and nothing as nothing', async () => {
  const bars = [100, 50, 0.01, 0].map((value, id) => ({ id, label: String(id), initial: String(id), value }));
  const { container } = show(<BarChart label="Fyra tal" bars={bars} />);
  expect(screen.getByRole('img', { name: 'Fyra tal' })).toBeDefined();
  const heights = [...container.querySelectorAll('rect:nth-of-type(2)')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights).toEqual([140, 70, 3, 0]);
  await expectAccessible();
});
