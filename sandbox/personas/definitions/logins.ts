import { EMPLOYERS } from '../employers.ts';
import { account, cardholder, type Persona } from '../persona.ts';

const { nordlunds } = EMPLOYERS;

/** Personas that show login and contact details. */
export const LOGINS: readonly Persona[] = [
  {
    key: 'olle',
    firstName: 'Olle',
    lastName: 'Bergdahl',
    personalNumber: '197908129823',
    description: 'No access: the token lists no Cardholder application',
    cardholder: cardholder(503, nordlunds.branchId, [account(30_503, nordlunds.level.id)], {
      applications: [{ name: 'Client Administration' }],
    }),
  },
  {
    key: 'sara',
    firstName: 'Sara',
    lastName: 'Wikström',
    personalNumber: '199512049876',
    description: 'Short tokens: they expire after 40 seconds unless renewed',
    cardholder: cardholder(507, nordlunds.branchId, [account(30_507, nordlunds.level.id)], {
      tokenLifetime: 40,
    }),
  },
  {
    key: 'maja',
    firstName: 'Maja',
    lastName: 'Eklund',
    personalNumber: '198903149816',
    description: 'Two factors: the password login asks for a code that is sent by SMS',
    cardholder: cardholder(511, nordlunds.branchId, [account(30_511, nordlunds.level.id)], { hasMfa: true }),
  },
  {
    key: 'lars',
    firstName: 'Lars',
    lastName: 'Holmgren',
    personalNumber: '197809229821',
    description: 'Unverified: neither e-mail nor phone is verified, so no one-time code can be sent',
    cardholder: cardholder(512, nordlunds.branchId, [account(30_512, nordlunds.level.id, { town: 'umea' })], {
      email: 'unverified',
      phone: 'unverified',
    }),
  },
  {
    key: 'elsa',
    firstName: 'Elsa',
    lastName: 'Grönlund',
    personalNumber: '195511039835',
    description: 'No e-mail: one must be added and verified before card details or PIN can be shown',
    cardholder: cardholder(513, nordlunds.branchId, [account(30_513, nordlunds.level.id)], { email: 'none' }),
  },
  {
    key: 'stig',
    firstName: 'Stig',
    lastName: 'Rosén',
    personalNumber: '196707309842',
    description: 'Old contact details: not confirmed for eight months',
    cardholder: cardholder(514, nordlunds.branchId, [account(30_514, nordlunds.level.id)], { contactAge: 243 }),
  },
  {
    key: 'gustav',
    firstName: 'Gustav',
    lastName: 'Lindh',
    personalNumber: '198307079908',
    description: 'BankID but no lunch card: the login is rejected',
    cardholder: null,
  },
];
