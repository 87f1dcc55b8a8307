/** The dialog for the picture in the middle of a card. */
export const editorImage = {
  title: 'Set Free Space Image',
  url: 'Image URL',
  hint: 'URL must start with http:// or https://, image under 1MB, square; a transparent PNG is best.',
  privacy: "The site that hosts the image can see players' IP addresses.",
  remove: 'Remove Image',
  set: 'Set Image',
  removed: 'Image Removed',
  removedText: 'Free space image has been removed.',
  updated: 'Image Set',
  updatedText: 'Free space image has been updated.',
  missing: 'No Image URL',
  missingText: 'Please enter an image URL or click Remove Image.',
  broken: 'Image Error',
  previewAlt: 'Preview of the free space',
  /** Beside the preview, by its state. */
  preview: {
    none: 'No image: the square says FREE.',
    loading: 'Loading the preview...',
    ready: 'This is how players will see it.',
    failed: 'Could not load the image from the provided URL.',
  },
}
