/** Opens the reader's email program. Every character but the `@` is escaped: some have a meaning in such a link. */
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
