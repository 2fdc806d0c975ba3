import {
  cornersOf,
  rectAround,
  toScreen,
  type Guide,
  type Handle,
  type Rect,
  type SceneOverlay,
  type ScreenPoint,
  type Viewport,
} from '@safelight/engine';
import type { StageColors } from './stage-colors.ts';

type Context = CanvasRenderingContext2D;

/** The marks to draw over the picture, in CSS pixels of the stage. */
interface OverlayScene {
  readonly overlay: SceneOverlay;
  readonly viewport: Viewport;
  readonly stage: { readonly width: number; readonly height: number };
  /** True for touch, which needs larger handles. */
  readonly coarse: boolean;
}

/** The sides of handles in CSS pixels. Their touch targets are 44 px. */
const HANDLE = { fine: 9, coarse: 15 } as const;

/** A dark line below a light one is visible on any picture. */
const UNDER = 'rgb(0 0 0 / 0.45)';
const LIGHT = 'white';
const SHADE = 'rgb(0 0 0 / 0.55)';

const rectOnStage = ({ x, y, width, height }: Rect, viewport: Viewport): Rect => ({
  ...toScreen(viewport, { x, y }),
  width: width * viewport.scale,
  height: height * viewport.scale,
});

const line = (context: Context, points: readonly ScreenPoint[], closed: boolean): void => {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) context.closePath();
};

const strokeTwice = (context: Context, color: string, width: number): void => {
  context.lineJoin = 'round';
  context.strokeStyle = UNDER;
  context.lineWidth = width + 1.5;
  context.stroke();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
};

const paintHandle = (
  context: Context,
  { name, at }: Handle,
  { color, side, angle }: { readonly color: string; readonly side: number; readonly angle: number },
): void => {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.beginPath();
  if (name === 'rotate' || name === 'start' || name === 'end') context.arc(0, 0, side * 0.58, 0, 2 * Math.PI);
  else context.rect(-side / 2, -side / 2, side, side);
  context.fillStyle = LIGHT;
  context.fill();
  strokeTwice(context, color, 1.5);
  context.restore();
};

const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const paintSelection = (
  context: Context,
  { corners, handles }: NonNullable<SceneOverlay['selection']>,
  { color, side }: { readonly color: string; readonly side: number },
): void => {
  const [first, second] = corners;
  line(context, corners, true);
  strokeTwice(context, color, 1.5);
  if (first === undefined || second === undefined) return;
  const angle = Math.atan2(second.y - first.y, second.x - first.x);
  const turning = handles.find(({ name }) => name === 'rotate');
  if (turning !== undefined) {
    line(context, [middle(first, second), turning.at], false);
    strokeTwice(context, color, 1);
  }
  for (const handle of handles) paintHandle(context, handle, { color, side, angle });
};

const paintCrop = (
  context: Context,
  { frame, handles }: NonNullable<SceneOverlay['crop']>,
  { viewport, stage, side, color }: OverlayScene & { readonly side: number; readonly color: string },
): void => {
  const { x, y, width, height } = rectOnStage(frame, viewport);
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  context.rect(x, y, width, height);
  context.fillStyle = SHADE;
  context.fill('evenodd');
  context.beginPath();
  for (const share of [1 / 3, 2 / 3]) {
    context.moveTo(x + width * share, y);
    context.lineTo(x + width * share, y + height);
    context.moveTo(x, y + height * share);
    context.lineTo(x + width, y + height * share);
  }
  context.strokeStyle = 'rgb(255 255 255 / 0.5)';
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  context.rect(x, y, width, height);
  strokeTwice(context, LIGHT, 1.5);
  for (const handle of handles) paintHandle(context, handle, { color, side, angle: 0 });
};

const paintMarquee = (context: Context, rect: Rect, color: string): void => {
  context.beginPath();
  context.rect(rect.x, rect.y, rect.width, rect.height);
  context.save();
  context.globalAlpha = 0.14;
  context.fillStyle = color;
  context.fill();
  context.restore();
  context.setLineDash([5, 4]);
  strokeTwice(context, color, 1);
  context.setLineDash([]);
};

/** The distance by which guides extend beyond the boxes that they align, in CSS pixels. */
const OVERHANG = 8;

const guideOnStage = ({ axis, at, from, to }: Guide, viewport: Viewport): readonly ScreenPoint[] => {
  const point = (along: number): ScreenPoint =>
    toScreen(viewport, axis === 'x' ? { x: at, y: along } : { x: along, y: at });
  const [start, end] = [point(from), point(to)];
  return axis === 'x'
    ? [
        { x: start.x, y: start.y - OVERHANG },
        { x: end.x, y: end.y + OVERHANG },
      ]
    : [
        { x: start.x - OVERHANG, y: start.y },
        { x: end.x + OVERHANG, y: end.y },
      ];
};

/** Draws frames, handles, guides and the crop frame over a picture. */
export const paintOverlay = (context: Context, scene: OverlayScene, { accent }: StageColors): void => {
  const { overlay, viewport, coarse } = scene;
  const side = coarse ? HANDLE.coarse : HANDLE.fine;
  if (overlay.crop !== null) paintCrop(context, overlay.crop, { ...scene, side, color: accent });
  if (overlay.selection !== null) paintSelection(context, overlay.selection, { color: accent, side });
  if (overlay.marquee !== null) paintMarquee(context, rectOnStage(overlay.marquee, viewport), accent);
  for (const guide of overlay.guides) {
    line(context, guideOnStage(guide, viewport), false);
    strokeTwice(context, accent, 1);
  }
};

/** The distance by which handles and lines extend beyond their points, in CSS pixels. */
const REACH = 14;

/** The part of the stage that `paintOverlay` draws on; null for all of it. */
export const overlayBox = ({ overlay, viewport }: OverlayScene): Rect | null => {
  if (overlay.crop !== null) return null;
  const { selection, marquee, guides } = overlay;
  const points = [
    ...(selection?.corners ?? []),
    ...(selection?.handles ?? []).map(({ at }) => at),
    ...(marquee === null ? [] : cornersOf(rectOnStage(marquee, viewport))),
    ...guides.flatMap((guide) => guideOnStage(guide, viewport)),
  ];
  const { x, y, width, height } = rectAround(points) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
};
