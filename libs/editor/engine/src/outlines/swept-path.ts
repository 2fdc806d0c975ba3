import type { Point } from '../geometry/geometry.ts';
import type { Path, PathStep } from './path.ts';
import type { LinePoint } from './stroke-line.ts';

/** The two points of a side of the line, beside one of its points. */
interface Edge {
  readonly left: Point;
  readonly right: Point;
}

const QUARTER = Math.PI / 2;

const onCircle = ({ x, y, radius }: LinePoint, angle: number): readonly [x: number, y: number] => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** Adds an arc around a point, from one angle to a larger one; the path is at its start. */
const addArc = (path: PathStep[], around: LinePoint, from: number, to: number): void => {
  const count = Math.ceil((to - from) / QUARTER - 1e-6);
  const turn = (to - from) / count;
  const reach = (4 / 3) * Math.tan(turn / 4) * around.radius;
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [from + index * turn, from + (index + 1) * turn];
    const [[ax, ay], [bx, by]] = [onCircle(around, a), onCircle(around, b)];
    const [outX, outY] = [ax - Math.sin(a) * reach, ay + Math.cos(a) * reach];
    path.push(['C', outX, outY, bx + Math.sin(b) * reach, by - Math.cos(b) * reach, bx, by]);
  }
};

const addDisc = (path: PathStep[], point: LinePoint): void => {
  path.push(['M', ...onCircle(point, 0)]);
  addArc(path, point, 0, 2 * Math.PI);
  path.push(['Z']);
};

/** Adds what a round brush covers on its way from `a` to `b`, without the discs at both ends. */
const addStep = (path: PathStep[], a: LinePoint, b: LinePoint): void => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= Math.abs(a.radius - b.radius)) return;
  const direction = Math.atan2(b.y - a.y, b.x - a.x);
  const side = Math.acos((a.radius - b.radius) / length);
  path.push(['M', ...onCircle(b, direction - side)], ['L', ...onCircle(b, direction + side)]);
  path.push(['L', ...onCircle(a, direction + side)], ['L', ...onCircle(a, direction - side)], ['Z']);
};

/** Adds the area between the edges of a run, from its first edge along one side and back along the other. */
const addRun = (path: PathStep[], edges: readonly Edge[]): void => {
  const around = [...edges.map(({ left }) => left), ...edges.map(({ right }) => right).reverse()];
  for (const [index, { x, y }] of around.entries()) path.push([index === 0 ? 'M' : 'L', x, y]);
  path.push(['Z']);
};

const directionOf = (a: Point, b: Point): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};

/** The edge at a point of a line that has this direction there. */
const edgeAt = ({ x, y, radius }: LinePoint, direction: Point): Edge => ({
  left: { x: x + direction.y * radius, y: y - direction.x * radius },
  right: { x: x - direction.y * radius, y: y + direction.x * radius },
});

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True when the area between two edges turns the same way as a disc, all of it. */
const isForward = (from: Edge, to: Edge): boolean =>
  turn(from.left, to.left, to.right) > 0 && turn(from.left, to.right, from.right) > 0;

/** The cosine of the largest turn within a run: 18°. */
const GENTLE = 0.95;

/** The largest change of the radius within a run, for each pixel of its length. */
const STEADY = 0.25;

const isSteady = (a: LinePoint, b: LinePoint): boolean =>
  Math.abs(a.radius - b.radius) <= STEADY * Math.hypot(b.x - a.x, b.y - a.y);

/** The edge that a run can share between two steps; null where the line turns too sharply for it. */
const sharedEdge = (a: LinePoint, b: LinePoint, c: LinePoint | undefined): Edge | null => {
  if (c === undefined) return null;
  const [into, on] = [directionOf(a, b), directionOf(b, c)];
  if (into.x * on.x + into.y * on.y < GENTLE) return null;
  return edgeAt(b, directionOf({ x: 0, y: 0 }, { x: into.x + on.x, y: into.y + on.y }));
};

/**
 * What a round brush covers along a line. Gentle parts become runs, each one area between the two sides of the line;
 * at sharp turns and at both ends there is a disc. All areas turn the same way, and so do all parts of a run:
 * however the line crosses itself, filling by the non-zero rule leaves no hole.
 */
export const sweptPath = (line: readonly LinePoint[]): Path => {
  const path: PathStep[] = [];
  let run: Edge[] = [];
  const finish = (point: LinePoint): void => {
    if (run.length > 1) addRun(path, run);
    run = [];
    addDisc(path, point);
  };
  for (const [index, b] of line.entries()) {
    const a = line[index - 1];
    if (a === undefined) {
      finish(b);
      continue;
    }
    const direction = directionOf(a, b);
    const from = run.at(-1) ?? edgeAt(a, direction);
    const shared = sharedEdge(a, b, line[index + 1]);
    const end = edgeAt(b, direction);
    const isShared = shared !== null && isForward(from, shared);
    if (isSteady(a, b) && (isShared || isForward(from, end))) {
      if (run.length === 0) run.push(from);
      run.push(isShared ? shared : end);
      if (!isShared) finish(b);
    } else {
      if (run.length > 0) finish(a);
      addStep(path, a, b);
      addDisc(path, b);
    }
  }
  return path;
};
