/** Modules of the editor and of the libraries that only it uses: more code than the rest of the client together. */
export const OF_THE_EDITOR =
  /[\\/]libs[\\/](?:editor|web[\\/]editing)[\\/]|[\\/]node_modules[\\/](?:konva|react-konva|ag-psd|zod|perfect-freehand)[\\/]/;
