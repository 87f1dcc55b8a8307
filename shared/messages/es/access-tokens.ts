import type { accessTokens as english } from '../en/access-tokens.ts'
import type { Messages } from '../messages.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Deja que un script o un bot lea o cambie tus cartones. <link>Mira cómo funciona</link>. Los tokens dejan de servir cuando cambias la contraseña o cierras la sesión en los demás dispositivos.',
  failed: 'No se cargaron tus tokens.',
  full: (count) => `Tienes ${count} tokens. Elimina uno para hacer espacio a otro.`,
  new: 'Nuevo token',

  scopes: {
    'cards:read': 'Leer cartones',
    'cards:write': 'Leer y cambiar cartones',
  },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Sin usar',
  lastUsed: (day) => `Último uso: ${day}`,
  expired: (day) => `Caducó el ${day}`,
  expires: (day) => `Caduca el ${day}`,

  deleteLabel: (name) => `Eliminar ${name}`,
  deleteTitle: (name) => `¿Eliminar “${name}”?`,
  deleteWarning: 'Los scripts y bots que lo usan dejarán de funcionar al instante.',
  delete: 'Eliminar token',
  deleted: (name) => `“${name}” ya no funciona.`,
  deleteFailed: 'El token no se eliminó',

  newToken: {
    name: 'Nombre',
    nameHint: 'Para qué lo usas, por ejemplo “Bot del marcador”',
    access: 'Acceso',
    expiresIn: 'Caduca en',
    days: { 7: '7 días', 30: '30 días', 90: '90 días', 365: 'Un año' },
    create: 'Crear token',
    creating: 'Creando...',
    failed: 'El token no se creó',

    copyTitle: 'Copia tu token',
    copyWarning: 'No podremos mostrarlo otra vez. Guárdalo como una contraseña: quien lo tenga puede usarlo.',
    token: (name) => `El token ${name}`,
    copied: 'Token copiado',
    copyByHand: 'Selecciona el token y cópialo a mano.',
    done: 'Listo',
  },
}
