/** Thrown for a file from which no list can be read. Its message tells the user what to do. */
export class ListRefusal extends Error {}
