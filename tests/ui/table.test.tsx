import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from '../../src/ui/Progress.tsx';
import { Table, TableCell, TableDetail, TableRow } from '../../src/ui/Table.tsx';
import { expectAccessible, show } from './show.tsx';

it('a table has a name, column headers and cells', async () => {
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

it('a progress bar exposes its value', async () => {
  show(<Progress label="Skriver" value={0.4} />);
  expect(screen.getByRole('progressbar', { name: 'Skriver' }).getAttribute('value')).toBe('0.4');
  await expectAccessible();
});
