import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSquares } from '../use-squares.ts'

interface DeviceSquareProps {
  index: number
  onPress: (index: number) => void
  onClose: () => void
}

/** The full text of one square in large type. Closes when the host removes the square. */
export function SquareDialog({ index, onPress, onClose }: DeviceSquareProps) {
  const square = useSquares().find((other) => other.index === index)
  if (!square || square.free) return null
  const { text, place, facts, marked } = square
  return (
    <Dialog
      onClose={onClose}
      title={text}
      description={[place, marked && 'marked', ...facts].filter(Boolean).join(', ')}
      footer={
        <Button
          variant="ink"
          onClick={() => {
            onPress(index)
            onClose()
          }}
        >
          {marked ? 'Unmark' : 'Mark'}
        </Button>
      }
    />
  )
}
