import { visitors } from './states.ts';
import { takePictures } from './take-pictures.ts';

takePictures(visitors);
