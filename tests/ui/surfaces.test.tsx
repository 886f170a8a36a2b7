import { screen, within } from '@testing-library/react';
import { Receipt } from 'lucide-react';
import { expect, it } from 'vitest';
import { AgreementPage } from '../../src/ui/AgreementPage.tsx';
import { Badge } from '../../src/ui/Badge.tsx';
import { Banner } from '../../src/ui/Banner.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { IconTile } from '../../src/ui/IconTile.tsx';
import { List, ListRow } from '../../src/ui/List.tsx';
import { Tile } from '../../src/ui/Tile.tsx';
import { expectAccessible, show } from './show.tsx';

it('a tile is a region named by its heading', async () => {
  show(
    <Tile heading="Saldo" aside={<Badge dot>Aktivt kort</Badge>}>
      <p>100 kr</p>
    </Tile>,
  );
  const tile = screen.getByRole('region', { name: 'Saldo' });
  expect(within(tile).getByRole('heading', { level: 2 }).textContent).toBe('Saldo');
  expect(within(tile).getByText('Aktivt kort')).toBeDefined();
  await expectAccessible();
});

it('a banner has a title, a text and an action', async () => {
  show(
    <Banner tone="danger" role="alert" title="PIN-koden är spärrad." action={<button type="button">Lås upp</button>}>
      Tre felaktiga försök.
    </Banner>,
  );
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toContain('PIN-koden är spärrad.');
  expect(within(banner).getByRole('button', { name: 'Lås upp' })).toBeDefined();
  await expectAccessible();
});

it('a list has one item per row, and its icons are hidden from screen readers', async () => {
  show(
    <List>
      <ListRow
        icon={<IconTile icon={Receipt} />}
        title="Lilla Köket"
        description="I dag · Köp"
        end={<span>−95,00 kr</span>}
      />
      <ListRow icon={<IconTile icon={Receipt} tone="muted" />} title="Kajens Matsal" />
    </List>,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Lilla KöketI dag · Köp−95,00 kr',
    'Kajens Matsal',
  ]);
  await expectAccessible();
});

it('an empty state has a title and a text', async () => {
  show(
    <EmptyState icon={Receipt} title="Inget har hänt">
      Köp syns här.
    </EmptyState>,
  );
  expect(screen.getByText('Inget har hänt')).toBeDefined();
  expect(screen.getByText('Köp syns här.')).toBeDefined();
  await expectAccessible();
});

it('an agreement page has an h1 and sets the title of the browser tab', async () => {
  show(
    <AgreementPage icon={Receipt} title="Villkor" description="Läs dem.">
      <button type="button">Godkänn</button>
    </AgreementPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Villkor' })).toBeDefined();
  expect(document.title).toBe('Villkor · Provkortet');
  await expectAccessible();
});
