/** The screen that makes a category. */
export const newCategory = {
  title: 'New Category',
  /** The form, for screen readers. */
  form: 'New category',
  name: 'Name',
  description: 'Description (optional)',
  items: 'Content items (optional)',
  itemsHint: (shortest: number, longest: number, lines: number) =>
    `One per line, ${shortest} to ${longest} characters each, up to ${lines} lines.`,
  /** Two items, each on a line. */
  itemsExample: 'Someone says “you’re on mute”\nThe dog joins the call',
  create: 'Create Category',
  creating: 'Creating...',
  created: 'Category created',
  failed: 'Error creating category',
}
