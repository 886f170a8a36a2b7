import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { diagramOf } from '../../../atlas/markdown/diagram.ts';
import { partsOf } from '../../../atlas/markdown/diagram-parts.ts';
import { pageOf } from '../../../atlas/markdown/page.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';

const manyEvents = (target: string) =>
  Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`e${index}`, target]));

const shop = createMachine({
  id: 'shop',
  description: 'Sells.',
  meta: { section: '§0 Shops', page: '/home' },
  initial: 'closed',
  states: {
    closed: { on: { 'day.begun': 'open', 'sale.begun': { target: 'open.sale', guard: 'isSunday' } } },
    open: {
      initial: 'calm',
      on: { 'night.begun': 'closed', 'sale.begun': '.sale' },
      states: { calm: { on: manyEvents('sale') }, sale: { on: { 'stock.sold': '#shop.closed' } } },
    },
  },
});

const parts = partsOf(stateTreeOf(shop));
const [outer = [], inner = []] = parts.map((part) =>
  diagramOf(part)
    .split('\n')
    .map((line) => line.trim()),
);

describe('a machine with too much text for one diagram', () => {
  it('gets a diagram of its own for its largest compound state', () => {
    expect(parts.map(({ root }) => root.id)).toEqual(['shop', 'shop.open']);
    expect(pageOf({ machine: shop, meanings: [], texts: [], invariants: [], paths: [] })).toContain('### In `open`');
  });

  it('shows that state as a box, with the arrows to it and from it', () => {
    expect(outer).toContain('shop_open: see its own diagram');
    expect(outer).toContain('shop_closed --> shop_open: day.begun<br/>sale.begun<br/>[isSunday]<br/>→ sale');
    expect(outer).toContain('shop_open --> shop_closed: night.begun');
    expect(outer.join()).not.toContain('stock.sold');
  });

  it('shows in the second diagram what happens inside, and where it leads', () => {
    expect(inner).toContain('shop_open_sale --> shop_closed: stock.sold');
    expect(inner).toContain('state "closed" as shop_closed');
    expect(inner).toContain('shop_open_any_state --> shop_open_sale: sale.begun');
    expect(inner.join()).not.toContain('night.begun');
  });
});

it('every transition of a machine is drawn in one of its diagrams', () => {
  const drawn = [...outer, ...inner].join();
  for (const event of ['day.begun', 'sale.begun', 'night.begun', 'stock.sold', ...Object.keys(manyEvents(''))])
    expect(drawn).toContain(event);
});

it('states with ids of their own are named by their place', () => {
  const machine = createMachine({
    id: 'menu',
    description: 'Opens.',
    meta: { section: '§0 Menus', page: '/home' },
    initial: 'shut',
    states: {
      shut: { id: 'the shut one', on: { press: '#wide' } },
      open: { initial: 'wide', states: { wide: { id: 'wide', on: { press: '#the shut one' } } } },
    },
  });
  const page = pageOf({ machine, meanings: [], texts: [], invariants: [], paths: [] });
  expect(page).toContain('menu_shut --> menu_open_wide: press');
  expect(page).toContain('menu_open_wide --> menu_shut: press');
  expect(page).toContain('| `open.wide` | press |  | `shut` |');
  expect(page).not.toContain('``,');
});

it('a machine without states has its transitions in the box of the machine', () => {
  const machine = createMachine({
    id: 'meter',
    description: 'Measures.',
    meta: { section: '§0 Meters', page: '/home' },
    on: { 'value.read': { actions: 'setValue' } },
  });
  const page = pageOf({ machine, meanings: [], texts: [], invariants: [], paths: [] });
  expect(page).toContain('meter_any_state: value.read');
  expect(page).not.toContain('[*] -->');
});
