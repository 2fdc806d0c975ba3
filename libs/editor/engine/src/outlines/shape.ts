import { CALLOUT } from '../defaults/constants.ts';
import type { Color, ShapeLayer } from '../document/layer.ts';
import type { Point } from '../geometry/geometry.ts';
import type { Path, PathStep } from './path.ts';

/** An outline with its colors: filled first, then stroked along its middle. */
interface ShapeOutline {
  readonly path: Path;
  readonly fill: Color | null;
  readonly stroke: Color | null;
  readonly strokeWidth: number;
}

type Box = Pick<ShapeLayer, 'width' | 'height' | 'cornerRadius'>;

/** The usual distance of control points that approximates a quarter of a circle with radius 1. */
const ROUND = 0.5523;

const polygon = (points: readonly Point[]): Path => [
  ...points.map(({ x, y }, index): PathStep => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

const rectangle = ({ width: w, height: h, cornerRadius }: Box): Path => {
  const r = Math.min(cornerRadius, w / 2, h / 2);
  if (r === 0) {
    return polygon([
      { x: 0, y: 0 },
      { x: w, y: 0 },
      { x: w, y: h },
      { x: 0, y: h },
    ]);
  }
  const c = r * (1 - ROUND);
  return [
    ['M', r, 0],
    ['L', w - r, 0],
    ['C', w - c, 0, w, c, w, r],
    ['L', w, h - r],
    ['C', w, h - c, w - c, h, w - r, h],
    ['L', r, h],
    ['C', c, h, 0, h - c, 0, h - r],
    ['L', 0, r],
    ['C', 0, c, c, 0, r, 0],
    ['Z'],
  ];
};

const ellipse = ({ width: w, height: h }: Box): Path => {
  const [rx, ry] = [w / 2, h / 2];
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    ['M', rx, 0],
    ['C', rx + kx, 0, w, ry - ky, w, ry],
    ['C', w, ry + ky, rx + kx, h, rx, h],
    ['C', rx - kx, h, 0, ry + ky, 0, ry],
    ['C', 0, ry - ky, rx - kx, 0, rx, 0],
    ['Z'],
  ];
};

const triangle = ({ width: w, height: h }: Box): Path =>
  polygon([
    { x: w / 2, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ]);

/** Five points; in a regular five-pointed star the inner radius is 0.382 of the outer one. */
const star = ({ width: w, height: h }: Box): Path => {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 1 : 0.382;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
  const [halfWidth, lowest] = [Math.cos(Math.PI / 10), Math.sin((3 * Math.PI) / 10)];
  return polygon(
    corners.map(({ x, y }) => ({
      x: ((x + halfWidth) / (2 * halfWidth)) * w,
      y: ((y + 1) / (1 + lowest)) * h,
    })),
  );
};

const heart = ({ width: w, height: h }: Box): Path => [
  ['M', w / 2, h],
  ['C', w * 0.1, h * 0.68, 0, h * 0.48, 0, h * 0.28],
  ['C', 0, h * 0.1, w * 0.12, 0, w * 0.27, 0],
  ['C', w * 0.37, 0, w * 0.45, h * 0.06, w / 2, h * 0.17],
  ['C', w * 0.55, h * 0.06, w * 0.63, 0, w * 0.73, 0],
  ['C', w * 0.88, 0, w, h * 0.1, w, h * 0.28],
  ['C', w, h * 0.48, w * 0.9, h * 0.68, w / 2, h],
  ['Z'],
];

/** The length and half the width of an arrow's head, for a shaft of this width in pixels. */
const headOf = (shaft: number) => ({ length: 8 + shaft * 3, half: 5 + shaft * 1.5 });

const arrow = (from: Point, to: Point, shaft: number): Path => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return polygon([from]);
  const head = headOf(shaft);
  const fit = Math.min(1, length / head.length);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (distance: number, side: number): Point => ({
    x: from.x + along.x * distance - along.y * side,
    y: from.y + along.y * distance + along.x * side,
  });
  const neck = length - head.length * fit;
  const half = shaft / 2;
  return polygon([
    at(0, -half),
    at(neck, -half),
    at(neck, -head.half * fit),
    to,
    at(neck, head.half * fit),
    at(neck, half),
    at(0, half),
  ]);
};

const AREAS = { rectangle, circle: ellipse, callout: ellipse, triangle, star, heart } as const;

/** The look of a shape without what was erased from it, used by the stage, hit tests and PSD files. */
export const shapeOutline = (layer: ShapeLayer): ShapeOutline => {
  const { kind, stroke, points } = layer;
  const [from, to] = [points[0] ?? { x: 0, y: 0 }, points[1] ?? { x: layer.width, y: layer.height }];
  if (kind === 'arrow') {
    return {
      path: arrow(from, to, stroke.width),
      fill: stroke.color,
      stroke: null,
      strokeWidth: 0,
    };
  }
  const shown = stroke.width > 0;
  const paint = { stroke: shown ? stroke.color : null, strokeWidth: stroke.width };
  if (kind === 'line') {
    return {
      path: [
        ['M', from.x, from.y],
        ['L', to.x, to.y],
      ],
      fill: null,
      ...paint,
    };
  }
  return { path: AREAS[kind](layer), fill: layer.fill, ...paint };
};

/** The number in a callout: bold Arial of this size in pixels, centred in the shape. */
export const calloutLabel = ({ height, label }: ShapeLayer) => ({
  text: label,
  font: 'Arial' as const,
  weight: 700 as const,
  size: height * (label.length > 2 ? 0.4 : 0.55),
  color: CALLOUT.label,
});
