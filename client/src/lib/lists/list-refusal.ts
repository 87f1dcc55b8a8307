/** A file that no list can be read from. Its message says what to do. */
export class ListRefusal extends Error {}
