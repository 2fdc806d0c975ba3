import type { Layer } from '@safelight/engine';
import {
  Folder,
  Image,
  type LucideIcon,
  Paintbrush,
  Shapes,
  ShieldQuestionMark,
  SlidersHorizontal,
  Type,
} from 'lucide-react';
import { Squares } from '../tools/tool-icons.ts';

/** The icons of layers without pixels of their own, also shown until pixels are loaded. */
export const LAYER_ICONS: Readonly<Record<Layer['type'], LucideIcon>> = {
  image: Image,
  text: Type,
  shape: Shapes,
  stroke: Paintbrush,
  filter: SlidersHorizontal,
  group: Folder,
  redact: Squares,
  placeholder: ShieldQuestionMark,
};
