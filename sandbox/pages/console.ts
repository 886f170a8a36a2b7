import { html } from 'hono/html';
import { type PersonRow, persons } from '../people/persons.ts';
import { PASSWORD, PERSONA_GROUPS } from '../personas/personas.ts';
import type { Services } from '../services.ts';
import { clockSection } from './clock.ts';
import { faultSection } from './faults.ts';
import { page } from './layout.ts';
import { PATHS, personPath } from './paths.ts';
import { openPortal } from './person.ts';
import { reportSection } from './reports.ts';

const personItem = (person: PersonRow) => html`<li class="tile row">
  <div>
    <strong>${person.name}</strong><span class="muted">${person.persona} · ${person.personalNumber}</span>
    <span>${person.description}</span>
  </div>
  <div class="actions">
    ${openPortal(person)}
    <a class="button secondary" href="${personPath(person.persona)}" aria-label="More about ${person.name}">More</a>
  </div>
</li>`;

function peopleSection({ db }: Services) {
  const all = new Map(persons(db).map((person) => [person.persona, person]));
  return PERSONA_GROUPS.map(({ title, people }) => {
    const rows = people.flatMap(({ key }) => all.get(key) ?? []);
    return html`<h3>${title}</h3><ul class="list">${rows.map(personItem)}</ul>`;
  });
}

/** The console: personas, the clock, injected faults, reset. */
export function consolePage(services: Services, notice?: string) {
  const content = html`
    <p class="muted">All data is fictional. Nothing here reaches a real bank, employer or card.</p>
    <p class="actions"><a href="#people">People</a><a href="#clock">Clock</a><a href="#faults">Faults</a><a href="#reports">Reports</a><a href="#reset">Reset</a></p>
    <h2 id="people">People</h2>
    <p>To log in with a password, use the short name (such as <code>anna</code>) or the e-mail, and the password
      <code>${PASSWORD}</code>. To log in with BankID, use the <a href="${PATHS.bankId}">BankID app</a>.</p>
    ${peopleSection(services)}
    <h2 id="clock">Clock</h2>
    ${clockSection(services)}
    <h2 id="faults">Faults</h2>
    ${faultSection(services.faults.list())}
    <h2 id="reports">Reports</h2>
    <p>What the portal has reported, without values: responses that were not as the contract promises (call, field and kind),
      crashes, a configuration that it could not use, and breaches of its policy.</p>
    ${reportSection(services.reports)}
    <h2 id="reset">Reset</h2>
    <form class="tile row" method="post" action="/sandbox/api/reset">
      <p class="muted">Restores all people and real time, and removes all faults and messages.</p><button class="secondary">Reset everything</button>
    </form>`;
  return page({ title: 'Console', content, notice });
}
