/** The texts about images, sentence by sentence and word for word (spec: images §5 and §8), grouped by screen. */
export const SECTION_8_IMAGES = {
  Upload: [
    'Type must be image/jpeg, image/jpg, image/png, image/gif or image/webp, else "Please select a valid image file (JPEG, PNG, GIF, or WebP)."',
    'Size at most 10 MB, else "File size must be less than 10MB."',
    'Upload by URL must be non-empty ("Please enter a valid image URL").',
    'Upload by URL: otherwise "Invalid image URL. Please check the URL and try again."',
    'Upload "Failed to upload image. Please check your connection and try again."',
    'Upload on the upload screen "Failed to upload image. Please try again."',
    'Upload failure toast of the library: message or "Failed to upload files."',
    'Success toast: "Successfully uploaded {n} file(s)" (bottom-centre).',
  ],
  Library: [
    'List "Failed to load images. Please try again."',
    'Library failure shows the error message, fallback "An unknown error occurred while fetching images.", plus a toast; Try Again reloads.',
    'Get "Failed to load image details."',
    'Update "Failed to update image."',
    'Delete "Failed to delete image."',
    'Download "Failed to download image."',
    'Bulk actions with nothing selected: "Please select images first".',
    'Success toast: "Loaded {n} images".',
    'Success toast: "Downloading {n} images...".',
    'Success toast: "Deleted {n} images".',
    'Success toast: "Added {n} images to favorites".',
  ],
  'Image view': [
    'Private fetch "This image is private or not accessible."',
    'Public fetch "This image is not publicly available or does not exist."',
    'Image view: "Invalid image ID".',
    'Image view: "Failed to load image".',
    'Image view: "Download not available for this image".',
    'Image view: "Failed to copy URL".',
    'Image view: "Could not load image".',
  ],
  Comparison: [
    'Both images required, else "Please select both original and edited images".',
    'Comparison upload messages are prefixed "Original image: " or "Edited image: ".',
    'Comparison upload "Failed to upload comparison. Please check your connection and try again."',
    'Comparison upload, screen fallback "Failed to upload comparison" when no message.',
    'Comparison load "Failed to load comparison details."',
    'Comparison: "Invalid comparison ID".',
    'Comparison: "Failed to load comparison".',
    'Comparison: "Comparison not found".',
    'Success toast: "Comparison uploaded successfully!".',
  ],
  Editor: [
    'Editor: "Image not found" toast, then redirect to /gallery.',
    'Success toast: "Image saved successfully!".',
  ],
  AI: [
    'Text instead of image: \'The AI model responded with text instead of an image: "..."\' (triggers the fallback prompt).',
    'Fallback failure: "The AI model failed with both original and fallback prompts. Last error: ...".',
    'Other failure: "The AI model failed to generate an image. Details: ...".',
    'Wrapper: "An error occurred during the AI editing process: ...".',
    'The panel shows the error in a red box, or "An unknown error occurred".',
    'A non-ok status gives "Fetch returned status N".',
    'A non-image type gives "Fetched resource is not an image. MIME type: ...".',
    'The default main prompt "A creative, artistic edit of the image."',
  ],
  Projects: [
    'Bulk actions with nothing selected: "Please select projects first".',
    'Success toast: "Project created successfully!".',
    'Success toast: "Project deleted".',
    'Success toast: "Deleted N projects".',
    'Success toast: "Exporting N projects...".',
  ],
} as const;

/** The groups of rows, one for each screen. */
export type ImagesGroup = keyof typeof SECTION_8_IMAGES;

export type ImagesSentence = (typeof SECTION_8_IMAGES)[ImagesGroup][number];
