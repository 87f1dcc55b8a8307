import { LINK_MINUTES } from '#shared/product.ts'

/** Fields of an account, on the screen that makes one and in the profile. */
export const account = {
  email: 'Email',
  username: 'Username',
  usernameHint: '3 to 20 letters, digits, dots, dashes or underscores',
  newPassword: 'New password',
  passwordHint: (minLength: number) => `At least ${minLength} characters`,
  optional: 'Optional',
  passwordsDiffer: "Passwords don't match",
  /** @param icon one of `icons` */
  profileIcon: (icon: string) => `Profile icon: ${icon}`,
  icons: {
    cat: 'cat',
    dog: 'dog',
    fish: 'fish',
    'gamepad-2': 'gamepad',
    gem: 'gem',
    palette: 'palette',
    'paw-print': 'paw print',
    pizza: 'pizza',
    plane: 'plane',
    rabbit: 'rabbit',
    rocket: 'rocket',
    robot: 'robot',
    snail: 'snail',
    sprout: 'sprout',
    'tree-palm': 'palm tree',
    turtle: 'turtle',
  },
  /** The link that confirms an email address. */
  linkSent: 'Link sent',
  linkSentText: `Check your email. The link expires in ${LINK_MINUTES} minutes.`,
  linkNotSent: 'Link not sent',
  sending: 'Sending...',
}
