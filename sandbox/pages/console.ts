import { html } from 'hono/html';
import { type PersonRow, persons } from '../people/persons.ts';
import { GROUPS, PASSWORD } from '../personas/cast.ts';
import type { World } from '../world.ts';
import { ADDRESS, personAddress } from './addresses.ts';
import { clockPart } from './clock.ts';
import { faultPart } from './faults.ts';
import { page } from './layout.ts';
import { openPortal } from './person.ts';

const personItem = (person: PersonRow) => html`<li class="tile row">
  <div>
    <strong>${person.name}</strong><span class="soft">${person.persona} · ${person.personalNumber}</span>
    <span>${person.shows}</span>
  </div>
  <div class="actions">
    ${openPortal(person)}
    <a class="button quiet" href="${personAddress(person.persona)}" aria-label="More about ${person.name}">More</a>
  </div>
</li>`;

function peoplePart({ db }: World) {
  const all = new Map(persons(db).map((person) => [person.persona, person]));
  return GROUPS.map(({ title, people }) => {
    const rows = people.flatMap(({ key }) => all.get(key) ?? []);
    return html`<h3>${title}</h3><ul class="list">${rows.map(personItem)}</ul>`;
  });
}

/** Where a tester decides who, when, and what goes wrong. */
export function consolePage(world: World, notice?: string) {
  const content = html`
    <p class="soft">Everything here is made up; nothing reaches a real bank, employer or card.</p>
    <p class="actions"><a href="#people">People</a><a href="#clock">Clock</a><a href="#faults">Faults</a><a href="#anew">Begin anew</a></p>
    <h2 id="people">People</h2>
    <p>With a password: the username is the short name, such as <code>anna</code>, or the e-mail; the password is
      <code>${PASSWORD}</code> for everybody. With BankID, use the <a href="${ADDRESS.bankId}">BankID app</a>.</p>
    ${peoplePart(world)}
    <h2 id="clock">Clock</h2>
    ${clockPart(world)}
    <h2 id="faults">Faults</h2>
    ${faultPart(world.faults.list())}
    <h2 id="anew">Begin anew</h2>
    <form class="tile row" method="post" action="/sandbox/api/reset">
      <p class="soft">Everybody as they were, real time, no faults, no mail.</p><button class="quiet">Reset everything</button>
    </form>`;
  return page({ title: 'Console', content, notice });
}
