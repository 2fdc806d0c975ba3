export { ComparisonsScreen } from './mine/ComparisonsScreen.tsx';
export { ComparisonUploadScreen } from './upload/ComparisonUploadScreen.tsx';
export { ComparisonScreen } from './viewer/ComparisonScreen.tsx';
