export { GalleryScreen } from './gallery/GalleryScreen.tsx';
export { ImageScreen } from './image/ImageScreen.tsx';
export { UploadScreen } from './upload/UploadScreen.tsx';
