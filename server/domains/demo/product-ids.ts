import { type Maker, type MakerKey, makers } from './makers.ts';
import type { Random } from './random.ts';

/** What a product id may be made of. */
interface Numbered {
  readonly maker: MakerKey;
  readonly name: string;
  readonly cas: string;
}

/** Gives each product its ids in its maker's style, no two alike; one product in eight has two. */
export const createProductIds = (random: Random) => {
  const given = new Set<string>();
  const serials = new Map<MakerKey, number>();

  const nextId = (product: Numbered): string => {
    const serial = (serials.get(product.maker) ?? 1000) + random.between(1, 9);
    serials.set(product.maker, serial);
    const id = styled(makers[product.maker], { ...product, serial, size: random.pick(sizes) });
    const free = given.has(id) ? `${id}-${serial % 1000}` : id;
    given.add(free);
    return free;
  };

  return (product: Numbered): string[] => {
    const first = nextId(product);
    if (makers[product.maker].style === 'sizes') return [first, ...(random.chance(0.3) ? [nextId(product)] : [])];
    return random.chance(0.12) ? [first, nextId(product)] : [first];
  };
};

const sizes = [4, 20, 25, 100, 205, 250, 500, 1000] as const;

const styled = (
  { prefix, style }: Maker,
  { name, cas, serial, size }: Numbered & { serial: number; size: number },
): string => {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase();
  switch (style) {
    case 'serial':
      return `${prefix}-${serial}`;
    case 'cas':
      return `${prefix}-${cas ? cas.replaceAll('-', '').slice(0, 5) : serial}`;
    case 'word':
      return `${prefix}-${letters.trim().split(/ +/)[0]!.slice(0, 4)}-${size}`;
    case 'initials':
      return `${prefix}-${initialsOf(letters)}${size}`;
    case 'sizes':
      return `${prefix}-${initialsOf(letters)}${serial % 100}-${size}${size > 100 ? 'L' : 'KG'}`;
  }
};

const initialsOf = (letters: string) =>
  letters
    .split(' ')
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => word[0])
    .join('');
