export const languages = {
  title: 'Language',
  /** In menus. */
  current: (name: string) => `Language: ${name}`,
  /** Below a language that no native speaker has approved yet. */
  notChecked: 'Not yet checked by a native speaker.',
  help: '<link>Help us</link> make it better.',
  failed: "Couldn't change the language",
}
