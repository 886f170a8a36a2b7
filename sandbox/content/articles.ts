import type { Database } from '../db/database.ts';

interface Article {
  readonly label: string;
  /** Days before today. */
  readonly age: number;
  readonly image: string | null;
  readonly description: string | null;
}

const ARTICLES: readonly Article[] = [
  {
    label: 'Fem soppor som värmer',
    age: 8,
    image: 'soup',
    description: 'Vad restaurangerna serverar när mörkret kommer, och var du hittar en skål som mättar till kvällen.',
  },
  {
    label: 'Så räcker lunchen hela månaden',
    age: 15,
    image: 'calendar',
    description: 'Tre enkla vanor som gör att pengarna på kortet räcker fram till nästa påfyllning.',
  },
  {
    label: 'Betala med mobilen',
    age: 23,
    image: 'phone',
    description: 'Lägg kortet i mobilens plånbok på en minut. Här är stegen.',
  },
  {
    label: 'Grönt på tallriken',
    age: 31,
    image: 'leaf',
    description: 'Allt fler lunchställen börjar med grönsakerna. Vi har besökt tre av dem.',
  },
  {
    label: 'Vad får jag köpa för kortet?',
    age: 44,
    image: 'bag',
    description: 'Lunch på restaurang, färdiglagad mat och matlådor: reglerna i korthet, utan finstilt.',
  },
  { label: 'Öppet under helgerna', age: 52, image: null, description: 'Kortet fungerar som vanligt.' },
  {
    label: 'Ett kort mindre av plast',
    age: 70,
    image: 'leaf',
    description: 'Det digitala kortet väger ingenting. Därför får du plast bara om du ber om det.',
  },
  {
    label: 'Lunch utomlands',
    age: 95,
    image: 'map',
    description: 'På resa i arbetet? Så räknas främmande valuta om, och så ser du vad det kostade.',
  },
  {
    label: 'Husmanskostens återkomst',
    age: 120,
    image: 'soup',
    description: 'Raggmunk på torsdagar, fisk på fredagar. Veckan har fått sin ordning tillbaka.',
  },
  {
    label: 'Fråga oss: vad händer när jag slutar?',
    age: 151,
    image: null,
    description: 'Det som finns på kortet är ditt. Så länge gäller det.',
  },
  {
    label: 'Håll koll på dina gränser',
    age: 190,
    image: 'calendar',
    description: 'Dag och vecka: så ställer du in dem.',
  },
  { label: 'Välkommen till Lunchkortet', age: 400, image: 'bag', description: null },
];

const DAY = 86_400_000;

const DISHES = [
  'Ärtsoppa',
  'Raggmunk',
  'Pytt i panna',
  'Stekt strömming',
  'Fiskgratäng',
  'Kåldolmar',
  'Linsgryta',
  'Köttbullar',
];
const NORTH = ['Kiruna', 'Luleå', 'Umeå', 'Gävle', 'Falun', 'Örebro'];
const SOUTH = ['Norrköping', 'Visby', 'Borås', 'Växjö', 'Kalmar', 'Helsingborg', 'Ystad'];
const PLACES = [...NORTH, ...SOUTH];

/** A weekly article for two years, so that there are more than the portal fetches (§9). */
const WEEKLY_ARTICLES = Array.from({ length: 104 }, (_, week): Article => {
  const [dish, place] = [DISHES[week % DISHES.length], PLACES[week % PLACES.length]];
  const description = `Veckans lunchtips kommer från ${place}: ${dish?.toLowerCase()} som den ska vara, till ett pris som går att leva med.`;
  return { label: `${dish} i ${place}`, age: 410 + week * 7, image: null, description };
});

export function seedArticles(db: Database, now: number): void {
  for (const [index, { label, age, image, description }] of [...ARTICLES, ...WEEKLY_ARTICLES].entries()) {
    const url = `https://lunchkortet.example/artiklar/${index + 1}`;
    db.run`
      INSERT INTO article (id, label, updated_at, featured_image, absolute_url, meta_description)
      VALUES (${index + 1}, ${label}, ${now - age * DAY}, ${image && `/pictures/${image}.svg`}, ${url},
        ${description})
      ON CONFLICT DO NOTHING`;
  }
}

interface ArticleRow {
  id: number;
  label: string;
  updatedAt: number;
  featuredImage: string | null;
  absoluteUrl: string;
  metaDescription: string | null;
}

/** The newest articles, at most `limit`. Their pictures are on another origin. */
export function publishedArticles(db: Database, limit: number, pictureOrigin: string) {
  const rows = db.all<ArticleRow>`
    SELECT id, label, updated_at AS updatedAt, featured_image AS featuredImage, absolute_url AS absoluteUrl,
      meta_description AS metaDescription
    FROM article ORDER BY updated_at DESC LIMIT ${limit}`;
  const objects = rows.map(({ id, label, updatedAt, featuredImage, absoluteUrl, metaDescription }) => ({
    id: String(id),
    label,
    updated: new Date(updatedAt).toISOString(),
    featured_image: featuredImage && pictureOrigin + featuredImage,
    absolute_url: absoluteUrl,
    meta_description: metaDescription,
  }));
  return { objects };
}
