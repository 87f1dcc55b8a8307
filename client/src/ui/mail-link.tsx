/** A link to write an email. All characters but the `@` are escaped, as some have a special meaning there. */
export function MailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`}
      className="font-semibold underline"
    >
      {email}
    </a>
  )
}
