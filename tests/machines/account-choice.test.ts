import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, accounts } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { activeAccount, canBeShown, choosableAccounts, currentCard } from '../../machines/account-choice.ts';

const [example] = accounts.response.parse(accounts.example.response) as [Account];
const [exampleCard] = accountCards.response.parse(accountCards.example.response) as [Card];

type Plan = readonly [id: number, branchId: number, status: Account['status']];
const accountOf = ([id, branchId, status]: Plan): Account => ({
  ...example,
  id,
  status,
  topupLevel: { ...example.topupLevel, branchId },
});
const shownOf = (plans: readonly Plan[], chosen?: number) =>
  activeAccount(choosableAccounts(plans.map(accountOf)), chosen ?? null)?.id ?? null;

describe('the account that the portal shows', () => {
  it.each<[string, readonly Plan[], number | null]>([
    ['nobody’s', [], null],
    [
      'the newest active one',
      [
        [1, 12, 'ACTIVE'],
        [3, 12, 'ACTIVE'],
        [2, 12, 'ACTIVE'],
      ],
      3,
    ],
    [
      'an older one when the newest is inactive',
      [
        [1, 12, 'ACTIVE'],
        [3, 12, 'INACTIVE'],
      ],
      1,
    ],
    [
      'the newest when none is active',
      [
        [1, 12, 'INACTIVE'],
        [3, 12, 'INACTIVE'],
      ],
      3,
    ],
    [
      'never one of branch 9',
      [
        [1, 12, 'INACTIVE'],
        [3, 9, 'ACTIVE'],
      ],
      1,
    ],
    ['none when all are of branch 9', [[3, 9, 'ACTIVE']], null],
  ])('is %s', (_, plans, id) => {
    expect(shownOf(plans)).toBe(id);
  });

  it('is the one that was switched to, as long as it is active', () => {
    expect(
      shownOf(
        [
          [1, 12, 'ACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(1);
    expect(
      shownOf(
        [
          [1, 12, 'INACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(3);
    expect(
      shownOf(
        [
          [1, 9, 'ACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(3);
  });

  const plan = fc.tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 7, max: 11 }),
    fc.constantFrom('ACTIVE', 'INACTIVE'),
  );
  const plans = fc.uniqueArray(plan, { selector: ([id]) => id }) as fc.Arbitrary<Plan[]>;

  it('does not depend on the order in which accounts come', () => {
    fc.assert(
      fc.property(plans, fc.func(fc.integer()), (some, key) => {
        const mixed = some.toSorted((a, b) => key(a) - key(b));
        expect(shownOf(mixed)).toBe(shownOf(some));
      }),
    );
  });

  it('is active when any can be, and nothing newer of its status was passed by', () => {
    fc.assert(
      fc.property(plans, (some) => {
        const own = some.filter(([, branchId]) => branchId !== 9);
        const active = own.filter(([, , status]) => status === 'ACTIVE');
        const ids = (active.length > 0 ? active : own).map(([id]) => id);
        expect(shownOf(some)).toBe(ids.length > 0 ? Math.max(...ids) : null);
      }),
    );
  });

  it('can be switched to exactly the active ones outside branch 9', () => {
    fc.assert(
      fc.property(plans, (some) => {
        const choosable = choosableAccounts(some.map(accountOf));
        for (const [id, branchId, status] of some) {
          expect(canBeShown(choosable, id)).toBe(branchId !== 9 && status === 'ACTIVE');
          expect(shownOf(some, id) === id || !canBeShown(choosable, id)).toBe(true);
        }
      }),
    );
  });
});

describe('the current card', () => {
  const cardOf = (status: Card['status'], index: number): Card => ({
    ...exampleCard,
    referenceCode: `C-${index}`,
    status,
  });
  it.each<[string, readonly Card['status'][], string | undefined]>([
    ['missing when there is none', [], undefined],
    ['the first active one', ['BLOCKED', 'ACTIVE', 'ACTIVE'], 'C-1'],
    ['the first when none is active', ['BLOCKED', 'BLOCKED'], 'C-0'],
  ])('is %s', (_, statuses, code) => {
    expect(currentCard(statuses.map(cardOf))?.referenceCode).toBe(code);
  });
});
