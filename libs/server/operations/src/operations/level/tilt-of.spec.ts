import type { Picture } from '../../pixels/picture.ts';
import { seededRandom } from '../../pixels/seeded-random.ts';
import { drawn } from '../../testing/pictures.ts';
import { tiltOf } from './tilt-of.ts';

const [WIDTH, HEIGHT] = [600, 400];

/** A drawing that is larger than the picture on all sides and turned clockwise by this many degrees. */
const turned = (degrees: number, drawing: string, sky = '#9cf'): Promise<Picture> =>
  drawn(
    `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>
     <g transform="rotate(${degrees} ${WIDTH / 2} ${HEIGHT / 2})">${drawing}</g></svg>`,
  );

/** Things at places of chance that are the same every time, drawn by a function that is told their x. */
const scattered = (count: number, draw: (x: number, random: () => number) => string): string => {
  const random = seededRandom(count);
  return Array.from({ length: count }, () => draw(WIDTH * random(), random)).join('');
};

const waves = scattered(90, (x, random) => {
  const y = 225 + 170 * random();
  return `<path d="M${x} ${y} q15 ${-8 * random()} 30 0" stroke="#69a" stroke-width="2" fill="none"/>`;
});
const sea = `<rect x="-300" y="210" width="1200" height="600" fill="#357"/>${waves}`;
const person = (x: number, random: () => number): string => {
  const top = 120 + 30 * random();
  const legs = [-6, 7].map(
    (off) => `<ellipse cx="${x + off}" cy="${top + 120}" rx="7" ry="50" fill="#345"/>`,
  );
  return `<g transform="rotate(${20 * random() - 10} ${x} 300)"><circle cx="${x}" cy="${top}" r="9" fill="#653"/>
    <ellipse cx="${x}" cy="${top + 45}" rx="16" ry="38" fill="#834"/>${legs.join('')}</g>`;
};
/** People on sand, whose heads are above the horizon, before a sea that haze makes nearly as bright as the sky. */
const hazyBeachWith = (people: number): string => `
  <defs><linearGradient id="haze" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#bcd"/><stop offset="1" stop-color="#d4dadd"/></linearGradient></defs>
  <rect x="-300" y="-300" width="1200" height="460" fill="url(#haze)"/>
  <rect x="-300" y="160" width="1200" height="90" fill="#bfcad0"/>
  <rect x="-300" y="240" width="1200" height="600" fill="#cb9"/>
  ${scattered(60, (x, random) => `<circle cx="${x}" cy="${255 + 140 * random()}" r="${2 + 4 * random()}" fill="#a97"/>`)}
  ${scattered(people, person)}`;
/** A board with lines of lettering that all descend to the right by 7°, because it is seen from the side, and its posts. */
const signFromTheSide = (posts: string): string => {
  const row = (y: number, height: number, color: string): string =>
    `<polygon points="110,${y} 490,${y + 47} 490,${y + 47 + height} 110,${y + height}" fill="${color}"/>`;
  return `<rect x="-300" y="-300" width="1200" height="1200" fill="#234"/>${posts}
    ${row(90, 140, '#e9d9a0')}${[105, 135, 165, 195].map((y) => row(y, 11, '#822')).join('')}`;
};
const posts = [140, 200, 260, 330, 390, 450]
  .map((x) => `<rect x="${x}" y="250" width="14" height="120" fill="#987"/>`)
  .join('');
const pillars = [-0.1, 0.05, 0.2, 0.33, 0.5, 0.62, 0.8, 0.95, 1.05]
  .map((x) => `<rect x="${x * WIDTH}" y="60" width="26" height="270" fill="#653"/>`)
  .join('');
const page = `
  <rect x="-300" y="-300" width="1200" height="1200" fill="#432"/>
  <rect x="170" y="60" width="260" height="290" fill="#e8e4da"/>
  ${[100, 140, 180, 220, 260, 300].map((y) => `<rect x="200" y="${y}" width="200" height="9" fill="#555"/>`).join('')}`;

/** A receipt, whose upright edges are too close to each other to count as lines of a scene. */
const receipt = `
  <rect x="-300" y="-300" width="1200" height="1200" fill="#432"/>
  <rect x="230" y="40" width="140" height="320" fill="#e8e4da"/>
  ${[80, 120, 160, 200, 240, 280].map((y) => `<rect x="250" y="${y}" width="100" height="9" fill="#555"/>`).join('')}`;
/** Trees seen from above, in which no direction is frequent. */
const trees = `<rect x="-300" y="-300" width="1200" height="1200" fill="#685"/>
  ${scattered(900, (x, random) => `<circle cx="${x}" cy="${HEIGHT * random()}" r="${4 + 10 * random()}" fill="hsl(100,30%,${5 + 75 * random()}%)"/>`)}`;
const wall = '<rect x="-300" y="200" width="1200" height="22" fill="#ddd" transform="rotate(5 300 210)"/>';
const balloons = scattered(40, (x, random) => {
  const color = `hsl(${360 * random()},40%,${30 + 40 * random()}%)`;
  return `<circle cx="${x}" cy="${HEIGHT * random()}" r="${10 + 50 * random()}" fill="${color}"/>`;
});
/** Two short posts among trees, and a board above them whose edges are turned by this many degrees more. */
const postsWithBoard = (more: number): string => `${trees}
  ${[180, 400].map((x) => `<rect x="${x}" y="140" width="22" height="90" fill="#111"/>`).join('')}
  <rect x="60" y="70" width="480" height="40" fill="#eee" transform="rotate(${more} 300 90)"/>`;

/** How far the measured tilt is from the true one, in degrees; much if none is measured. */
const errorAt = async (degrees: number, picture: Promise<Picture>): Promise<number> =>
  Math.abs((tiltOf(await picture) ?? 99) - degrees);

describe('the tilt of a picture', () => {
  it.each([-9, -1.5, 0, 5.5, 10])('is measured at the horizon of a sea: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, sea))).toBeLessThan(0.5);
  });

  it.each([
    [-6, 5],
    [0, 7],
    [4, 5],
  ])('is measured at a hazy beach: %d°, %d people', async (degrees, people) => {
    expect(await errorAt(degrees, turned(degrees, hazyBeachWith(people), '#bcd'))).toBeLessThan(0.5);
  });

  it.each([-6, 0, 3])('is measured at upright pillars: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, pillars))).toBeLessThan(0.5);
  });

  it.each([-7, 3])('is measured at a page: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, page))).toBeLessThan(0.5);
  });

  it.each([-4, 6])('is measured at a receipt: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, receipt))).toBeLessThan(0.5);
  });

  it.each([-2, 2])('of a sign seen from the side is that of its posts: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, signFromTheSide(posts)))).toBeLessThan(0.5);
  });

  it('is unknown of a sign seen from the side without posts', async () => {
    expect(tiltOf(await turned(0, signFromTheSide('')))).toBeNull();
  });

  it.each([-5, 4])('is measured at few upright lines that level edges confirm: %d°', async (degrees) => {
    expect(await errorAt(degrees, turned(degrees, postsWithBoard(0)))).toBeLessThan(0.5);
  });

  it('is unknown where level edges do not confirm few upright lines', async () => {
    expect(tiltOf(await turned(4, postsWithBoard(-6)))).toBeNull();
  });

  it('is unknown where a horizon and upright lines contradict each other', async () => {
    const leaning = `${sea}<g transform="rotate(5 ${WIDTH / 2} ${HEIGHT / 2})">${pillars}</g>`;
    expect(tiltOf(await turned(0, leaning))).toBeNull();
  });

  it('is unknown where masts lean as those of boats do', async () => {
    const masts = scattered(9, (x) => `<path d="M${x} 330 l-70 -260" stroke="#321" stroke-width="7"/>`);
    expect(tiltOf(await turned(0, masts))).toBeNull();
  });

  it('is not that of a wall between trees without a sky', async () => {
    expect(tiltOf(await turned(0, trees + wall))).toBeNull();
  });

  it('is unknown without any line', async () => {
    expect(tiltOf(await turned(0, balloons))).toBeNull();
    expect(tiltOf(await turned(0, ''))).toBeNull();
  });
});
