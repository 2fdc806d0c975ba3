export { PictureStage } from './PictureStage.tsx';
export { type StageControl, type StageView, useStageViewport } from './use-stage-viewport.ts';
