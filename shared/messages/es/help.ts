import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `Cómo usar ${PRODUCT_NAME}`,
  close: '¡Entendido!',
  creating: {
    title: 'Crear un cartón',
    start:
      'Toca Nuevo cartón, ponle título y elige el tamaño: 3x3, 4x4 o 5x5. Llena las casillas con cosas que siempre pasan, o pega una lista. Con cinco ya puedes guardar.',
    account:
      'Sin cuenta, el cartón se queda en este navegador; Safari lo borra tras 7 días sin visitas. Entra para guardarlo, y quienes lo tengan abierto verán tus cambios al instante.',
  },
  categories: `Una categoría es una lista de ideas para las casillas. Abre una y toca Usar en ${PRODUCT_NAME} para llenar un cartón al azar. Entra para copiar una o hacer la tuya.`,
  playing: {
    title: 'Jugar',
    marks:
      'Toca las casillas para marcarlas. Completa una línea de 5: horizontal, vertical o diagonal. En cartones más pequeños, de 3 o 4. La casilla libre cuenta como marcada.',
    privacy:
      'Tus marcas son solo tuyas y se quedan en tu navegador. En una ventana privada, o si tu navegador lo borra todo al cerrarse, se pierden al cerrar. Toca Borrar marcas para empezar otra vez.',
  },
  sharing: {
    title: 'Compartir',
    link: 'Guarda el cartón y toca Compartir: se crea un enlace que muestra a todos el mismo cartón. Nadie necesita cuenta para jugar. ¿Vas a cantar las frases en voz alta? Activa “Un cartón distinto para cada jugador” y cada jugador recibe el suyo mezclado.',
    room: '¿Están en el mismo lugar? Toca Proyectar para poner el cartón, su código QR o el sorteo en la pantalla grande. El sorteo saca las frases al azar. O toca Compartir y Dictar código: los jugadores escriben sus seis dígitos en la página de inicio.',
    hosts:
      '¿Organizas con más gente? Añade coanfitriones en Acciones rápidas: editan el cartón contigo. Insertar, en Compartir, muestra el cartón en tu propio sitio web.',
  },
  themes: {
    title: 'Temas',
    text: 'Seis papeles, cada uno con su tinta: elige uno en Ajustes del cartón. Cambia entre claro y oscuro en el menú. Lo impreso siempre es claro.',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    select: 'Recorre y selecciona casillas',
    move: 'Se mueve entre casillas, que son una sola parada de Tab',
    mark: 'Marca o desmarca una casilla al jugar',
    save: 'Guarda el cartón',
    undo: 'Deshace tu último cambio; con Shift, lo rehace',
    swap: 'Intercambia una casilla con su vecina al editar',
    picture: 'Añade una imagen a una casilla mientras escribes',
    message: 'Salta al último aviso',
    close: 'Cierra una ventana o un menú',
    mac: 'En un Mac, usa Cmd en lugar de Ctrl y Option en lugar de Alt.',
  },
  keys: { arrows: 'Flechas', space: 'Espacio', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}
