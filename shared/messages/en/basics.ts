/** Words of many screens. */
export const basics = {
  /** This language's tag. */
  tag: 'en',
  cancel: 'Cancel',
  close: 'Close',
}
