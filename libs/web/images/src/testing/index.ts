export { pickerImage, pickerImages } from './picker-answers.ts';
